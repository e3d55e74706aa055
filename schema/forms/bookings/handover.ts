import { flag, optionalVersion, shapeOf } from '../fields/fields';

/** The payload of a handover mark. */
export const handoverPayload = shapeOf({ version: optionalVersion(), confirmed: flag() }, []);
