import { CashboxResolver } from '@backend/features/cashbox/cashbox.resolver';
import { ChangesResolver } from '@backend/features/changes/changes.resolver';
import { CompanyResolver } from '@backend/features/session/company.resolver';
import { SessionResolver } from '@backend/features/session/session.resolver';

/** Every resolver class of the schema. A new feature adds its line here. */
export const resolvers = [
  SessionResolver,
  CompanyResolver,
  ChangesResolver,
  CashboxResolver,
] as const;
