import { writeStored } from '@frontend/shared/lib/device/storage';

/** Where unsaved forms are kept on the device. */
export const FORM_DRAFTS = 'unsaved-forms';

/** On signing out: nothing typed stays on the device. */
export const forgetDrafts = (): void => writeStored(FORM_DRAFTS, null);
