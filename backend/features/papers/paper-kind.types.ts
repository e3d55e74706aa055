import { enumOf } from '@backend/operation/types/enum-of';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { registerEnumType } from 'type-graphql';

export const PaperKindEnum = enumOf(PAPER_KINDS);
registerEnumType(PaperKindEnum, {
  name: 'PaperKind',
  description: 'Kind of a document of a rental',
});
