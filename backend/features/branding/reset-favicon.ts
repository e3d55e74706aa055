import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { versionPayload } from '@schema/forms/fields/version';
import { lockFavicon, setFavicon } from './set-favicon';

/** Resets the favicon to the default one. Throws VALIDATION_FAILED, STALE with `current`. */
export const resetFavicon = command<{ readonly version: number | null }>()({
  name: 'resetFavicon',
  access: anyOf('view_editor'),
  form: versionPayload,
  accept: ({ version }) => ({ version }),
  sameAs: 'not repeatable',
  lock: lockFavicon,
  run: (work, _, row) => setFavicon(work, null, row),
});
