import type { RowCar } from '@schema/values/fleet/car-title';
import { Field, Int, ObjectType } from 'type-graphql';

/** The car of a row of a report. Abstract. Plain fields without resolvers. */
@ObjectType({ simpleResolvers: true })
export abstract class NamedCarType implements RowCar {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => String, { description: 'Brand and model, else the plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'Colour in words' })
  color!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of make' })
  year!: number | null;
}
