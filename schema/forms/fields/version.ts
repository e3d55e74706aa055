import { optionalVersion, shapeOf } from './fields';

/** The payload of a change without other fields: the version read, optional. */
export const versionPayload = shapeOf({ version: optionalVersion() }, []);
