import '@frontend/shared/ui/styles/base.css';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { TypingSample } from './TypingSample';

/** One field in a form that shows what it saves: `npm run dev`, then /gallery/typing.html#kind=money&value=500. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale="ru-RU">
        <TypingSample />
      </I18nProvider>
    </StrictMode>,
  );
}
