import { Failure } from "../../net/http";

/** The authenticator's answer, as JSON. */
export type PasskeyAnswer = Record<string, unknown>;

/** Return true when this browser can make and show passkeys on this site. */
export function passkeysHere(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** The authenticator's new passkey, as the hall reads it; a `Failure` when it made none. */
export async function makePasskey(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answered(navigator.credentials.create({ publicKey }));
}

/** The authenticator's answer for the passkey that somebody chose. */
export async function showPasskey(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return answered(navigator.credentials.get({ publicKey }));
}

async function answered(asked: Promise<Credential | null>): Promise<PasskeyAnswer> {
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential))
    throw new Failure({ code: "passkey-none", clause: null, what: {} });
  return { ...credential.toJSON() };
}
