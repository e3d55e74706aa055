import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where customers come from' })
export class Source {
  @Field(() => Int, { description: 'Number of the source' })
  id!: number;

  @Field(() => String, { description: 'Name of the source' })
  name!: string;
}

@ObjectType({ description: 'One line of the list of sources' })
export class SourceItem {
  @Field(() => Source, { description: 'The source of the line' })
  source!: Source;
}

@ObjectType({ description: 'Sources in Russian order of their names' })
export class SourceList {
  @Field(() => [SourceItem], { description: 'The lines' })
  items!: SourceItem[];
}
