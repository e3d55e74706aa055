import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** The only row has id 1; no row or no file means the default icon. */
export const Branding = defineEntity({
  name: 'Branding',
  tableName: 'branding',
  properties: {
    id: p.integer().primary().autoincrement(false),
    faviconFile: p.text().nullable(),
    updatedAt: instant(),
    version: p.integer().version(),
  },
});

export type Branding = InferEntity<typeof Branding>;
