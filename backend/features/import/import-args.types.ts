import type { ImportRequest } from '@backend/domain/import/import-job';
import { FileContent } from '@backend/operation/scalars';
import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class ImportArgs implements ImportRequest {
  @Field(() => FileContent, {
    description: 'XLSX, or CSV separated by semicolons, commas or tabs; at most 10 MB',
  })
  file!: Uint8Array;

  @Field(() => String, {
    nullable: true,
    description:
      'Kind of records: `bookings`, `cars`, `customers`, `board` or `expenses`; detected when omitted',
  })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet; detected when omitted' })
  sheet?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the header row, starting at 1, or 0 for none; detected when omitted',
  })
  headerRow?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Fields of the columns in order, separated by commas, e.g. "licensePlate,brand,,model"; an empty one leaves its column out; detected by the headers when omitted',
  })
  columns?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to create cars that bookings name by license plate, brand and model, which requires view_cars',
  })
  createCars?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Order of day and month in dates: `dmy` or `mdy`; detected by column when omitted',
  })
  dateOrder?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "ID of the till of expenses in cash whose till is not given; the caller's own when omitted",
  })
  tillId?: number | null;
}

@ArgsType()
export class StartImportJobArgs extends ImportArgs {
  @Field(() => String, { description: 'Kind of job: `preview` or `import`' })
  run!: string;

  @Field(() => String, { nullable: true, description: 'Name of the file, shown with the job' })
  fileName?: string | null;
}
