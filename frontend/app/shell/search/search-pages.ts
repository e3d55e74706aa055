import {
  ADVANCES_PATH,
  ANALYTICS_PATH,
  ARCHIVE_PATH,
  BOARD_PATH,
  CARS_PATH,
  COMPANY_PATH,
  DEBTORS_PATH,
  DEPOSITS_PATH,
  GAPS_PATH,
  HELP_PATH,
  IMPORT_PATH,
  INCOME_PATH,
  LOGISTICS_PATH,
  MONEY_PATH,
  NEW_CAR_PATH,
  PAPERS_PATH,
  PARTNERS_PATH,
  USERS_PATH,
} from '@frontend/app/paths';
import type { SearchPage } from '@frontend/features/search/search-items';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { PARTNER_BALANCE_TEXTS } from '@schema/texts/money/partner-statements';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { PAGE_WORDS } from '@schema/texts/shell/search';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import CarFront from 'lucide-react/icons/car-front';
import Wallet from 'lucide-react/icons/wallet';
import type { MenuLink } from '../navigation/menu';

/** Pages outside the section menu. */
export const MORE_PAGES: readonly (MenuLink & SearchPage)[] = [
  { path: NEW_CAR_PATH, title: CARS_TEXTS.newTitle, words: PAGE_WORDS.newCar, Icon: CarFront },
  { path: INCOME_PATH, title: PARTNERS_TEXTS.title, words: PAGE_WORDS.income, Icon: Wallet },
  { path: GAPS_PATH, title: GAPS_TEXTS.title, words: PAGE_WORDS.gaps, Icon: CalendarSearch },
  { path: DEBTORS_PATH, title: SHELL_TEXTS.debtors, words: PAGE_WORDS.debtors, Icon: Wallet },
  { path: DEPOSITS_PATH, title: SHELL_TEXTS.deposits, words: PAGE_WORDS.deposits, Icon: Wallet },
  { path: ADVANCES_PATH, title: SHELL_TEXTS.advances, words: PAGE_WORDS.advances, Icon: Wallet },
  {
    path: PARTNERS_PATH,
    title: PARTNER_BALANCE_TEXTS.title,
    words: PAGE_WORDS.partners,
    Icon: Wallet,
  },
];

export const RENTAL_MONEY_PATHS: readonly string[] = [DEBTORS_PATH, DEPOSITS_PATH, ADVANCES_PATH];

/** Search synonyms of the sections, by path. */
const SECTION_WORDS: Readonly<Record<string, string>> = {
  [BOARD_PATH]: PAGE_WORDS.board,
  [CARS_PATH]: PAGE_WORDS.cars,
  [LOGISTICS_PATH]: PAGE_WORDS.logistics,
  [ANALYTICS_PATH]: PAGE_WORDS.analytics,
  [ARCHIVE_PATH]: PAGE_WORDS.archive,
  [USERS_PATH]: PAGE_WORDS.users,
  [COMPANY_PATH]: PAGE_WORDS.company,
  [IMPORT_PATH]: PAGE_WORDS.import,
  [MONEY_PATH]: PAGE_WORDS.money,
  [PAPERS_PATH]: PAGE_WORDS.papers,
  [HELP_PATH]: PAGE_WORDS.help,
};
/** Adds the search synonyms of a section. */
export const withWords = (page: MenuLink): SearchPage => ({
  ...page,
  words: SECTION_WORDS[page.path],
});
