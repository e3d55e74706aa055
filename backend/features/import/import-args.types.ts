import type { ImportRequest } from '@backend/domain/import/import-job';
import { FileContent } from '@backend/operation/scalars';
import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class ImportArgs implements ImportRequest {
  @Field(() => FileContent, { description: 'XLSX, or CSV with semicolons, commas or tabs; 10 MB' })
  file!: Uint8Array;

  @Field(() => String, {
    nullable: true,
    description: 'bookings, cars, customers or board; unset: guessed',
  })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet; unset: the likeliest' })
  sheet?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Row of the headings, from 1; 0: there is none; unset: found',
  })
  headerRow?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What each column holds, in turn, by commas: "licensePlate,brand,,model"; nothing: it is left out; unset: guessed by the headings',
  })
  columns?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Cars that bookings name by plate, brand and model are added; takes view_cars',
  })
  createCars?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'dmy or mdy: which of day and month comes first in dates; unset: by each column',
  })
  dateOrder?: string | null;
}

@ArgsType()
export class StartImportJobArgs extends ImportArgs {
  @Field(() => String, { description: 'preview or import' })
  run!: string;

  @Field(() => String, { nullable: true, description: 'Name of the file, to know the job by' })
  fileName?: string | null;
}
