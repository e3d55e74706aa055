import { prefetchFirstScreen } from './app/first-requests';

// Runs before the app is rendered and its screen is loaded, so that the first answers are on their way meanwhile.
// Failures recur and are shown when the page asks.
const ignore = () => undefined;
prefetchFirstScreen(location).catch(ignore);
// The first use of Intl reads its data, 60 ms on a slow phone: while the answers are on their way.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('ru-RU'));
