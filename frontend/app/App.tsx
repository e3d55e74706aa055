import { SessionProvider } from '@frontend/features/session/SessionProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { Gate } from './Gate';

/** The root component: locale, router, session, gate. */
export function App() {
  return (
    <CrashBoundary>
      <I18nProvider locale="ru-RU">
        <BrowserRouter>
          <SessionProvider>
            <Gate />
          </SessionProvider>
        </BrowserRouter>
      </I18nProvider>
    </CrashBoundary>
  );
}
