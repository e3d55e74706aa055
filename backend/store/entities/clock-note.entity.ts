import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** The last moment of a trusted clock (domain/trusted-clock.ts); the only row has id 1. */
export const ClockNoteRow = defineEntity({
  name: 'ClockNoteRow',
  tableName: 'clock_note',
  properties: {
    id: p.integer().primary().autoincrement(false),
    trustedAt: instant(),
    jumpedAt: instant().nullable(),
    ranMs: p.integer().nullable(),
  },
});

export type ClockNoteRow = InferEntity<typeof ClockNoteRow>;
