import { access, auth, tokens, users } from './messages/access';
import { backups } from './messages/backups';
import { board, occupancy, quickBooking } from './messages/board';
import { booking, incomplete, marks, period } from './messages/bookings';
import { customers, reviews, sources } from './messages/customers';
import { branding, importing, uploads } from './messages/files';
import { cars, maintenance } from './messages/fleet';
import { clipboard, generic, lists } from './messages/general';
import { limits } from './messages/limits';
import { analytics, cashbox, money, partners, pricing } from './messages/money';
import { offers } from './messages/offers';
import { partnerStatements } from './messages/partner-statements';
import { carSwap, reseating } from './messages/reseating';
import { samples } from './messages/samples';
import { tills } from './messages/tills';

/**
 * Every Russian message of an error, a validation, a notice or a confirmation. Sources:
 * docs/requirements.md and docs/domain.md. Texts under `generic` and those marked "not in
 * requirements.md" are of this product. Grouped by section in schema/messages; this is their index. The first screen
 * imports its groups directly: the index would load all of them (4 KB of script).
 */
export const MESSAGES = {
  generic,
  limits,
  auth,
  access,
  board,
  period,
  booking,
  marks,
  lists,
  incomplete,
  occupancy,
  reseating,
  carSwap,
  pricing,
  maintenance,
  cashbox,
  money,
  offers,
  quickBooking,
  clipboard,
  analytics,
  cars,
  customers,
  partners,
  sources,
  reviews,
  users,
  tokens,
  backups,
  branding,
  uploads,
  importing,
  samples,
  tills,
  partnerStatements,
} as const;
