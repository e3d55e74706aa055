import { writeStored } from '@frontend/shared/lib/device/storage';

/** Where unsaved forms are kept on the device. */
export const KEPT_FORMS = 'unsaved-forms';

/** On signing out: nothing typed stays on the device. */
export const forgetForms = (): void => writeStored(KEPT_FORMS, null);
