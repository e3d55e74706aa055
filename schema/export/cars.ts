import { CAR_FIELDS } from '@schema/fields/car-fields';
import { fieldColumns } from './field-columns';

export const CAR_COLUMNS = fieldColumns(CAR_FIELDS);
