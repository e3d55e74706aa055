import { askFirst } from './app/first-requests';

// Fetched before the rest of the page's script, so that the first answers are on their way meanwhile.
// Failures recur and are shown when the page asks.
const ignore = () => undefined;
askFirst(location).catch(ignore);
// The first use of Intl reads its data, 60 ms on a slow phone: while React is on its way.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('ru-RU'));
