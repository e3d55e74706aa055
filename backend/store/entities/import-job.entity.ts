import type { ImportResult, PreviewHead } from '@backend/domain/import/import-job';
import type { RefusalCode } from '@backend/domain/refusal';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ImportRun, ImportStage, ImportState } from '@schema/import';
import { document, instant } from '../sql/columns';
import { User } from './access/user.entity';

/** The reason of a failure, shown to the job's user. */
export interface JobRefusal {
  readonly code: RefusalCode | 'INTERNAL';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** An import or a preview; removed a week after its start. */
export const ImportJob = defineEntity({
  name: 'ImportJob',
  tableName: 'import_jobs',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () =>
      p
        .manyToOne(User)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('import_jobs_user_id_index'),
    run: p.text().$type<ImportRun>(),
    fileName: p.text().nullable(),
    state: p.text().$type<ImportState>(),
    stage: p.text().$type<ImportStage>().nullable(),
    rowsDone: p.integer().default(0),
    rowsTotal: p.integer().default(0),
    /** Result of an import, written in the import's transaction. */
    result: document<ImportResult>().nullable(),
    /** Result of a preview. */
    preview: document<PreviewHead>().nullable(),
    /** Rows of a preview: a JSON list of some hundred rows on each line. */
    rows: p.text().nullable().lazy(),
    refusal: document<JobRefusal>().nullable(),
    createdAt: instant(),
    finishedAt: instant().nullable(),
    /** Extended by the process that runs the job; an expired lease means that process ended. */
    leaseUntil: instant(),
  },
  indexes: [{ name: 'import_jobs_created_at_index', properties: ['createdAt'] }],
});

export type ImportJob = InferEntity<typeof ImportJob>;
