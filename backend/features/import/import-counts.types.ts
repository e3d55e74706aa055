import type { ImportCounts } from '@schema/import';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ImportCounts', { description: 'Number of rows by outcome' })
export class ImportCountsType implements ImportCounts {
  @Field(() => Int, { description: 'Number of rows that cannot be imported' })
  refused!: number;

  @Field(() => Int, { description: 'Number of importable rows with missing data' })
  incomplete!: number;

  @Field(() => Int, { description: 'Number of importable rows with corrected values' })
  repaired!: number;

  @Field(() => Int, { description: 'Number of importable rows without corrections' })
  new!: number;

  @Field(() => Int, { description: 'Number of rows whose record already exists' })
  same!: number;

  @Field(() => Int, {
    description: 'Number of rows without a record, such as totals and repeated headers',
  })
  skipped!: number;
}
