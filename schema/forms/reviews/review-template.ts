import { flag, optionalText, shapeOf } from '../fields/fields';

/** What is sent and what the form holds (requirements.md, P37). */
export interface ReviewTemplateValues {
  message: string;
  includeInQueue: boolean;
}

/** The text is kept as it was typed; an absent part stays as it is. */
export const reviewTemplateForm = shapeOf({ message: optionalText(), includeInQueue: flag() }, []);

export const reviewTemplatePayload = reviewTemplateForm;
