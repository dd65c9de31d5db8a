// Gives statements (a JSON array of texts on standard input) to CockroachDB's own parser. Answers those that it
// refuses, as an object of statement to reason.
package main

import (
	"encoding/json"
	"log"
	"os"

	"github.com/cockroachdb/cockroachdb-parser/pkg/sql/parser"
)

func main() {
	var statements []string
	if err := json.NewDecoder(os.Stdin).Decode(&statements); err != nil {
		log.Fatal(err)
	}
	refused := map[string]string{}
	for _, statement := range statements {
		if _, err := parser.Parse(statement); err != nil {
			refused[statement] = err.Error()
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(refused); err != nil {
		log.Fatal(err)
	}
}
