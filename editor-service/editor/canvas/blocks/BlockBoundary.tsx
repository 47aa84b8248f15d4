import { Component, type ReactNode } from 'react';
import { t } from '../../words/t.ts';

interface Props {
  label: string;
  /** A change of the content retries the rendering. */
  content: object;
  children: ReactNode;
}

/** Keeps a block that fails to render from breaking the whole page. */
export class BlockBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): BlockBoundary['state'] {
    return { hasFailed: true };
  }

  override componentDidUpdate({ content }: Props): void {
    if (this.state.hasFailed && content !== this.props.content) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="pw-problem">
        {t('{label} cannot be shown like this. Undo, or correct it in the panel.', { label: this.props.label })}
      </p>
    );
  }
}
