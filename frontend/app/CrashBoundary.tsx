import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a fallback for render errors and missing chunks; logs the error. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen crashed', error, info.componentStack);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          icon={<TriangleAlert />}
          title={SHELL_TEXTS.crashedTitle}
          description={SHELL_TEXTS.crashedDescription}
          action={
            <Button look="primary" onClick={() => location.reload()}>
              {SHELL_TEXTS.crashedAction}
            </Button>
          }
        />
      </div>
    );
  }
}
