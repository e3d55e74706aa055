import { askFirst } from './app/first-requests';
import { BOARD_PATH } from './app/paths';

// Fetched before the rest of the page's script, so that the first answers are on their way meanwhile.
// Failures recur and are shown when the page asks.
const ignore = () => undefined;
askFirst(location).catch(ignore);
if (location.pathname === BOARD_PATH) {
  import('./app/SignedInApp').catch(ignore);
  import('./app/screens/board/BoardScreen').catch(ignore);
}
