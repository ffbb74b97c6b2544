import { Component, type ReactNode } from 'react';
import { CrashPage } from './pages/public/crash-page.tsx';

interface State {
  crash: { error: unknown } | null;
}

/** Shows the crash page when a page throws or its code cannot be loaded. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError = (error: unknown): State => ({ crash: { error } });

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} /> : this.props.children;
  }
}
