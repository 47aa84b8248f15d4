import { useEditor } from '../workbench/workbench-context.ts';
import styles from './LoginPage.module.css';

/** The page around the login on the editor's own host: the look of the site, and a link to it. */
export function LoginPage() {
  const siteName = useEditor((state) => state.siteName);
  const siteUrl = useEditor((state) => state.siteUrl);
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>
        <a href={siteUrl}>{siteName}</a>
      </h1>
    </main>
  );
}
