import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { PermitBeforeOwnPassword, Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { ownPasswordPayload } from '@schema/forms/people/own-password';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { changeOwnPassword } from './change-own-password';

@Resolver()
export class OwnPasswordResolver {
  @Price(1)
  @Public()
  @Query(() => Boolean, {
    description:
      'Whether the current user signed in with a one-time password and has to change it first',
  })
  mustChangePassword(@Ctx() ctx: RequestContext): boolean {
    return ctx.user?.mustChangePassword ?? false;
  }

  @Price(4)
  @PermitBeforeOwnPassword()
  @Form(ownPasswordPayload)
  @Mutation(() => Boolean, {
    description:
      'Change the password of the current user; ends other sessions and revokes API tokens of the user',
  })
  changeOwnPassword(
    @Ctx() ctx: SignedInContext,
    @Arg('current', () => String, { description: 'Current password' }) current: string,
    @Arg('next', () => String, { description: 'New password, at least 6 characters' }) next: string,
    @Arg('remember', () => Boolean, {
      nullable: true,
      description: 'Whether the session outlasts the browser; defaults to true',
    })
    remember: boolean | null,
  ): Promise<boolean> {
    return changeOwnPassword(ctx, { current, next, remember: remember ?? true });
  }
}
