import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Current user' })
export class User {
  @Field(() => Int, { description: 'ID of the user' })
  id!: number;

  @Field(() => String, { description: 'Login of the user' })
  login!: string;

  @Field(() => [String], { description: 'Permissions of the user, which alone decide on access' })
  permissions!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the only partner whose cars the user may read, without changing anything; null for staff',
  })
  partnerId!: number | null;
}
