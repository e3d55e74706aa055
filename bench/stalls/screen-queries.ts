import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';
import { inRoot, TaskError } from '../../tools/root.ts';
import { day, instant, type Question } from './questions.ts';

const period = { start: instant(-80), end: instant(85) };
const soon = { start: instant(1), end: instant(5) };
const date = day(0);
const DETAIL = ['available', 'handovers', 'returns', 'service', 'newBookings'];

/** Queries of the screens of a large company: operations of their documents. */
const ASKED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Board: { start: day(-7), days: 21 },
  BookingListPage: {},
  FleetReport: period,
  DailyReport: period,
  GapList: {},
  AvailableCars: soon,
  FreeDays: { start: instant(0), end: instant(85) },
  WantedCars: { ...soon, text: 'Kia' },
  DailyTiles: { date },
  DayDetail: { date, ...Object.fromEntries(DETAIL.map((name) => [name, true])) },
  LogisticsDay: { date },
  ActionList: {},
  Fleet: {},
  CustomersPage: {},
  IncompleteBookings: {},
  PartnerShares: {},
  SourceReport: period,
  ArchivePage: {},
  ArchiveSummary: {},
  ReseatingPlan: { ...soon, carId: 1 },
  Search: { text: 'Иван' },
};

function clientDocuments(): Record<string, DocumentNode> {
  const files = globSync('frontend/**/*.graphql', { cwd: inRoot() });
  const texts = files.map((file) => readFileSync(inRoot(file), 'utf8'));
  const whole = parse(texts.join('\n'));
  const isQuery = (node: DocumentNode['definitions'][number]) =>
    node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'query';
  return separateOperations({ ...whole, definitions: whole.definitions.filter(isQuery) });
}

/** Further questions of the same operations: the name of each, its operation and variables. */
const ASKED_OTHERWISE: Readonly<Record<string, readonly [string, object]>> = {
  'list of unpaid': ['BookingListPage', { money: 'unpaid' }],
  'list of untaken': ['BookingListPage', { money: 'untaken' }],
};

/** The screens' queries in their request format. */
export function screenQueries(): Question[] {
  const documents = clientDocuments();
  const named = Object.entries(ASKED).map(
    ([operationName, variables]) => [operationName, [operationName, variables]] as const,
  );
  return [...named, ...Object.entries(ASKED_OTHERWISE)].map(
    ([name, [operationName, variables]]) => {
      const document = documents[operationName];
      if (!document) throw new TaskError(`No screen has a query ${operationName}.`);
      const body = JSON.stringify({ query: print(document), operationName, variables });
      return { name: `query ${name}`, path: '/graphql', body };
    },
  );
}
