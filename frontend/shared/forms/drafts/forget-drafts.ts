import { writeStored } from '@frontend/shared/lib/device/storage';

/** Storage key of unsaved forms. */
export const FORM_DRAFTS = 'unsaved-forms';

/** Removes typed values from the device on signing out. */
export const forgetDrafts = (): void => writeStored(FORM_DRAFTS, null);
