import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A member of staff, as seen by themselves' })
export class User {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  login!: string;

  @Field(() => [String], { description: 'Permission strings; they alone decide what is open' })
  permissions!: string[];
}
