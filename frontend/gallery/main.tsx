import '../shared/ui/styles/base.css';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { watchOverlays } from '../shared/lib/overlays/overlay-history';
import { ToastRegion } from '../shared/ui/feedback/ToastRegion';
import { Gallery } from './Gallery';
import { ShellSample } from './ShellSample';

/** Component gallery: `npm run dev`, then /gallery/. Not in the production build. */
watchOverlays();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale="ru-RU">
        <ShellSample />
        <Gallery />
        <ToastRegion />
      </I18nProvider>
    </StrictMode>,
  );
}
