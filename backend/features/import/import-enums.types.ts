import { enumOf } from '@backend/operation/types/enum-of';
import { IMPORT_KINDS, IMPORT_RUNS, IMPORT_STAGES, IMPORT_STATES } from '@schema/import';
import { registerEnumType } from 'type-graphql';

export const ImportKindEnum = enumOf(IMPORT_KINDS);
export const ImportRunEnum = enumOf(IMPORT_RUNS);
export const ImportStateEnum = enumOf(IMPORT_STATES);
export const ImportStageEnum = enumOf(IMPORT_STAGES);

registerEnumType(ImportKindEnum, {
  name: 'ImportKind',
  description: 'What a sheet holds; board: cars down, days across',
});

registerEnumType(ImportRunEnum, {
  name: 'ImportRun',
  description: 'preview: says what would become of the rows; import: writes them',
});
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'What became of a job so far; failed: nothing was written',
});
registerEnumType(ImportStageEnum, {
  name: 'ImportStage',
  description: 'What a running job is at, in this order',
});
