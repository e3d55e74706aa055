import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PAPER_FILE_YEARS, PAPER_SETTING_LIMITS } from '@schema/values/papers/paper-settings';
import { choice, optionalText, optionalVersion, shapeOf } from '../fields/fields';

const fields = {
  requisites: optionalText(PAPER_SETTING_LIMITS.requisites),
  signatory: optionalText(PAPER_SETTING_LIMITS.signatory),
  fileYears: choice(PAPER_FILE_YEARS, PAPER_MESSAGES.fileYearsInvalid),
};

/** Details of the company in its documents, as typed. */
export const paperSettingsForm = shapeOf(fields, []);

/** The same as a request; an absent text is empty. */
export const paperSettingsPayload = shapeOf({ ...fields, version: optionalVersion() }, []);
