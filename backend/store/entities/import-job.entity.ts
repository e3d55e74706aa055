import type { ImportResult, PreviewHead } from '@backend/domain/import/import-job';
import type { RefusalCode } from '@backend/domain/refusal';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ImportRun, ImportStage, ImportState } from '@schema/import';
import { document, instant } from '../columns';
import { User } from './user.entity';

/** Why a job came to nothing, as its owner reads it. */
export interface JobRefusal {
  readonly code: RefusalCode | 'INTERNAL';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A file on its way in, or read for a preview; removed a week after it was begun. */
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
    /** Of an import; written in its own transaction. */
    result: document<ImportResult>().nullable(),
    /** Of a preview. */
    preview: document<PreviewHead>().nullable(),
    /** Rows of a preview: a JSON list of some hundred on each line. */
    rows: p.text().nullable().lazy(),
    refusal: document<JobRefusal>().nullable(),
    createdAt: instant(),
    finishedAt: instant().nullable(),
    /** The process that runs the job moves it on; a job whose lease ran out lost its process. */
    leaseUntil: instant(),
  },
  indexes: [{ name: 'import_jobs_created_at_index', properties: ['createdAt'] }],
});

export type ImportJob = InferEntity<typeof ImportJob>;
