import '@graphiql/react/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import { showKeptFavicon } from '@frontend/shared/lib/device/favicon';
import { exampleQueries } from '@schema/texts/shell/examples';
import { isDay } from '@schema/values/time/calendar';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground';

const root = document.getElementById('root');
const { today = '' } = document.documentElement.dataset;
if (!root || !isDay(today)) throw new Error('The page has no #root or no day');
showKeptFavicon();
createRoot(root).render(<Playground examples={exampleQueries(today)} />);
