import { Component, type ReactNode } from 'react';
import { ProblemText } from '../fields/Labelled.tsx';
import { ownProblem } from './load-own.ts';
import styles from './OwnPart.module.css';

interface OwnPartProps {
  /** Its path in the site folder. */
  file: string;
  /** A change of it retries the rendering. */
  content?: unknown;
  children: ReactNode;
}

/** A place for components of the site folder: plain elements look like the editor's, and one that fails breaks nothing else. */
export class OwnPart extends Component<OwnPartProps> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: unknown } {
    return { problem: error };
  }

  override componentDidUpdate({ content }: OwnPartProps): void {
    if (this.state.problem !== null && content !== this.props.content) this.setState({ problem: null });
  }

  override render(): ReactNode {
    const { file, children } = this.props;
    const { problem } = this.state;
    if (problem !== null) return <ProblemText>{ownProblem(file, problem)}</ProblemText>;
    return <div className={styles.own}>{children}</div>;
  }
}
