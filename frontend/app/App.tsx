import { SessionProvider } from '@frontend/features/session/SessionProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { Gate } from './Gate';

/** The root component: locale, router, session, gate. */
export function App({ codeAhead }: { readonly codeAhead: Promise<void> }) {
  return (
    <CrashBoundary>
      <I18nProvider locale="ru-RU">
        <BrowserRouter>
          <SessionProvider codeAhead={codeAhead}>
            <Gate />
          </SessionProvider>
        </BrowserRouter>
      </I18nProvider>
    </CrashBoundary>
  );
}
