import type { CarLook, RowCar } from '@schema/values/fleet/car-title';
import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';

@InterfaceType('CarLook', { description: 'Appearance of a car' })
export abstract class CarLookType implements CarLook {
  @Field(() => String, { nullable: true, description: 'Colour; null when not given', simple: true })
  color!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Year of manufacture; null when not given',
    simple: true,
  })
  year!: number | null;
}

/** The car of a row of a report. Abstract. Plain fields without resolvers. */
@ObjectType({ implements: CarLookType, simpleResolvers: true })
export abstract class NamedCarType extends CarLookType implements RowCar {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => String, { description: 'Brand and model, else the license plate' })
  carTitle!: string;

  @Field(() => String, { description: 'License plate' })
  licensePlate!: string;
}
