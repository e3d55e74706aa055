import './shared/ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadAhead } from './app/load-ahead';
import { watchFirstScreen } from './shared/lib/device/first-screen';
import { watchPageFocus } from './shared/lib/overlays/focus-return';
import { watchOverlays } from './shared/lib/overlays/overlay-history';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
watchOverlays();
watchPageFocus();
watchFirstScreen();
createRoot(root).render(<App codeAhead={loadAhead(location.pathname)} />);
