import { optionalVersion, shapeOf } from './fields';

/** The payload of a change without other fields: the version that was read, optional. */
export const versionPayload = shapeOf({ version: optionalVersion() }, []);
