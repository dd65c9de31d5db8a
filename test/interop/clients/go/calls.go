// What the programs of all clients in Go share.
package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"time"
)

type object = map[string]any

// call makes one call and prints what came of it.
func call(name string, perform func() (any, error)) {
	line := object{"call": name}
	if value, err := perform(); err != nil {
		line["error"] = err.Error()
	} else {
		line["value"] = value
	}
	text, err := json.Marshal(line)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(text))
}

// described says of bytes what can be compared.
func described(content []byte) object {
	return object{"sha256": fmt.Sprintf("%x", sha256.Sum256(content)), "size": len(content)}
}

// number reads a variable of the environment.
func number(name string) int64 {
	value, err := strconv.ParseInt(os.Getenv(name), 10, 64)
	if err != nil {
		panic(err)
	}
	return value
}

// expiry is when the link of the program expires.
func expiry() time.Time {
	return time.Unix(number("LINK_EXPIRES"), 0)
}
