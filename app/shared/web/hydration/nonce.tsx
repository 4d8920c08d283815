import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** The nonce of this document's scripts. Only the server has it, because browsers hide it. */
export const useNonce = () => useContext(Nonce);
