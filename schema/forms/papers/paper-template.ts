import { booking } from '@schema/messages/bookings';
import { uploads } from '@schema/messages/files';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { PAPER_TEMPLATE_LIMITS } from '@schema/values/papers/paper-templates';
import {
  choice,
  flag,
  optionalReference,
  optionalText,
  optionalVersion,
  shapeOf,
} from '../fields/fields';
import { uploadedFile } from '../fields/upload';

const { kindInvalid } = PAPER_MESSAGES;

const kindOfPaper = choice(PAPER_KINDS, kindInvalid).defined(kindInvalid).nonNullable(kindInvalid);

/** A template to be uploaded. */
export const uploadTemplatePayload = shapeOf(
  {
    template: uploadedFile,
    kind: kindOfPaper,
    fileName: optionalText(PAPER_TEMPLATE_LIMITS.fileName),
  },
  [uploads.fileRequired, kindInvalid],
);

/** Whether a template is in use and strict. */
export const setTemplatePayload = shapeOf(
  { isUsed: flag(), isStrict: flag(), version: optionalVersion() },
  [],
);

/** The booking for which a template is shown. */
export const templateExamplePayload = shapeOf(
  { bookingId: optionalReference(booking.notFound) },
  [],
);

/** The default template to be read. */
export const defaultTemplatePayload = shapeOf({ kind: kindOfPaper }, [kindInvalid]);
