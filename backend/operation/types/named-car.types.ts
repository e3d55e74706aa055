import { Field, Int, ObjectType } from 'type-graphql';

/** The car of a row of a report. Abstract. Plain fields without resolvers. */
@ObjectType({ simpleResolvers: true })
export abstract class NamedCarType {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => String, { description: 'Brand and model, else the plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate' })
  licensePlate!: string;
}
