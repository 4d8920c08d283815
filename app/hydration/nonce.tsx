import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** The nonce of this document's scripts: known to the server only, browsers hide it. */
export const useNonce = () => useContext(Nonce);
