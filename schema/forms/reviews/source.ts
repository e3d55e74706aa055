import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { optionalText, optionalVersion, requiredText, shapeOf } from '../fields/fields';

const { sources } = MESSAGES;
const order = [sources.nameRequired];
const name = requiredText(sources.nameRequired, TEXT_LIMITS.name);

/** Form values of a new source (requirements.md, S2). */
export interface SourceValues {
  name: string;
  description: string;
  template: string;
}

/** The request body: an empty description or template is null (requirements.md, S4). */
export interface SourcePayload {
  name: string;
  description: string | null;
  template: string | null;
}

export const sourceForm = shapeOf(
  { name, description: optionalText(TEXT_LIMITS.description), template: optionalText() },
  order,
);

export const sourcePayload = sourceForm;

/** Renaming requires a name too, with the same message (requirements.md, S8). */
export const sourceNameForm = shapeOf({ name }, order);
export const sourceRenamePayload = shapeOf({ name, version: optionalVersion() }, order);

/** Requires values valid by `sourceForm`. */
export function toSourcePayload(values: SourceValues): SourcePayload {
  return {
    name: cleanName(values.name),
    description: trimmedOrNull(values.description),
    template: trimmedOrNull(values.template),
  };
}
