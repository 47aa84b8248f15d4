import { Component, type ReactNode } from 'react';

interface Props {
  label: string;
  /** A change of the content retries the rendering. */
  content: object;
  children: ReactNode;
}

type State = { kind: 'fine' } | { kind: 'failed' };

/** Keeps a block that fails to render from breaking the whole page. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { kind: 'fine' };

  static getDerivedStateFromError(): State {
    return { kind: 'failed' };
  }

  override componentDidUpdate({ content }: Props): void {
    if (this.state.kind === 'failed' && content !== this.props.content) this.setState({ kind: 'fine' });
  }

  override render(): ReactNode {
    if (this.state.kind === 'fine') return this.props.children;
    return (
      <p className="pw-problem">{this.props.label} cannot be shown like this. Undo, or correct it in the panel.</p>
    );
  }
}
