import { flag, optionalText, shapeOf } from '../fields/fields';

/** Form values and request body (requirements.md, P37). */
export interface ReviewTemplateValues {
  message: string;
  includeInQueue: boolean;
}

/** The text is stored as typed; an absent part is not changed. */
export const reviewTemplateForm = shapeOf({ message: optionalText(), includeInQueue: flag() }, []);

export const reviewTemplatePayload = reviewTemplateForm;
