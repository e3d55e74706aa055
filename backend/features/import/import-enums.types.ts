import { enumOf } from '@backend/operation/types/enum-of';
import { IMPORT_KINDS, IMPORT_RUNS, IMPORT_STAGES, IMPORT_STATES } from '@schema/import';
import { registerEnumType } from 'type-graphql';

export const ImportKindEnum = enumOf(IMPORT_KINDS);
export const ImportRunEnum = enumOf(IMPORT_RUNS);
export const ImportStateEnum = enumOf(IMPORT_STATES);
export const ImportStageEnum = enumOf(IMPORT_STAGES);

registerEnumType(ImportKindEnum, {
  name: 'ImportKind',
  description: 'Kind of records on a sheet; `board`: cars in rows, days in columns',
});

registerEnumType(ImportRunEnum, {
  name: 'ImportRun',
  description: 'Kind of job; `preview` reports the outcome of each row, `import` writes the rows',
});
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'State of a job; `failed`: nothing was written',
});
registerEnumType(ImportStageEnum, {
  name: 'ImportStage',
  description: 'Stage of a running job: `reading`, then `judging`, then `writing`',
});
